let data = try JSONEncoder().encode(SeaChart(cell: 3))
let chart = try JSONDecoder().decode(SeaChart.self, from: data)
print(chart.depth(), chart == SeaChart(cell: 3), Set([chart, SeaChart(cell: 3)]).count)
print(String(decoding: data, as: UTF8.self))
