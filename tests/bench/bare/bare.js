// What the browser itself takes: forty inputs, no library, nothing done when one types.
const form = document.querySelector('form')
for (let index = 0; index < 40; index++) form.insertAdjacentHTML('beforeend', '<label>企业名称<input></label>')
form.insertAdjacentHTML('beforeend', '<button type="submit">提交</button>')
document.querySelector('#theme').addEventListener('click', () => document.body.classList.toggle('dark'))
