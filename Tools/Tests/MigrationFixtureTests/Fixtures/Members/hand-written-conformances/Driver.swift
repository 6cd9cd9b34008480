let chart = SeaChart(cell: 3)
let data = try JSONEncoder().encode(chart)
print(chart.depth(), chart == SeaChart(cell: 3), Set([chart, SeaChart(cell: 3)]).count)
print(String(decoding: data, as: UTF8.self))
