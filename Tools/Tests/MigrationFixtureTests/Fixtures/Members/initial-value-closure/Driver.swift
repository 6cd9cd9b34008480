let chart = SeatingChart(host: "Ann")
print(chart.table(of: "Per"), chart.table(of: "Ida"), chart.host)
