export interface RegionRow {
  code: string
  name: string
  /** Null: a province. */
  parent: string | null
}

/** Ten provinces with two or three cities and their central districts, under the codes of GB/T 2260. */
const provinces: readonly (readonly [code: string, name: string, cities: Readonly<Record<string, string>>])[] = [
  ['110000', '北京市', { '110100 北京市': '110101 东城区 110102 西城区 110105 朝阳区 110106 丰台区 110108 海淀区' }],
  ['120000', '天津市', { '120100 天津市': '120101 和平区 120103 河西区 120104 南开区 120116 滨海新区' }],
  ['310000', '上海市', { '310100 上海市': '310101 黄浦区 310104 徐汇区 310106 静安区 310112 闵行区 310115 浦东新区' }],
  [
    '320000',
    '江苏省',
    {
      '320100 南京市': '320102 玄武区 320104 秦淮区 320105 建邺区 320106 鼓楼区',
      '320200 无锡市': '320211 滨湖区 320213 梁溪区 320214 新吴区',
      '320500 苏州市': '320505 虎丘区 320506 吴中区 320508 姑苏区 320509 吴江区',
    },
  ],
  [
    '330000',
    '浙江省',
    {
      '330100 杭州市': '330102 上城区 330105 拱墅区 330106 西湖区 330108 滨江区',
      '330200 宁波市': '330203 海曙区 330205 江北区 330212 鄞州区',
    },
  ],
  [
    '370000',
    '山东省',
    {
      '370100 济南市': '370102 历下区 370103 市中区 370112 历城区',
      '370200 青岛市': '370202 市南区 370203 市北区 370212 崂山区',
    },
  ],
  [
    '420000',
    '湖北省',
    {
      '420100 武汉市':
        '420102 江岸区 420103 江汉区 420104 硚口区 420105 汉阳区 420106 武昌区 420107 青山区 420111 洪山区',
      '420500 宜昌市': '420502 西陵区 420503 伍家岗区',
      '420600 襄阳市': '420602 襄城区 420606 樊城区',
    },
  ],
  [
    '430000',
    '湖南省',
    {
      '430100 长沙市': '430102 芙蓉区 430103 天心区 430104 岳麓区 430105 开福区 430111 雨花区',
      '430200 株洲市': '430202 荷塘区 430204 石峰区 430211 天元区',
    },
  ],
  [
    '440000',
    '广东省',
    {
      '440100 广州市': '440103 荔湾区 440104 越秀区 440105 海珠区 440106 天河区 440111 白云区',
      '440300 深圳市': '440303 罗湖区 440304 福田区 440305 南山区 440306 宝安区',
      '440600 佛山市': '440604 禅城区 440605 南海区 440606 顺德区',
    },
  ],
  [
    '510000',
    '四川省',
    {
      '510100 成都市': '510104 锦江区 510105 青羊区 510106 金牛区 510107 武侯区 510108 成华区',
      '510700 绵阳市': '510703 涪城区 510704 游仙区',
    },
  ],
]

const pairs = (text: string): (readonly [code: string, name: string])[] =>
  [...text.matchAll(/(\d{6}) (\S+)/g)].map(([, code = '', name = '']) => [code, name])

export const cityRows: readonly RegionRow[] = provinces.flatMap(([parent, , cities]) =>
  Object.keys(cities).flatMap((city) => pairs(city).map(([code, name]) => ({ code, name, parent }))),
)

/** Regions that a new server knows; an operator's own list takes their place (`DATA_DIR/regions.json`). */
export const regionRows: readonly RegionRow[] = [
  ...provinces.map(([code, name]) => ({ code, name, parent: null })),
  ...cityRows,
  ...provinces.flatMap(([, , cities]) =>
    Object.entries(cities).flatMap(([city, districts]) =>
      pairs(districts).map(([code, name]) => ({ code, name, parent: city.slice(0, 6) })),
    ),
  ),
]
