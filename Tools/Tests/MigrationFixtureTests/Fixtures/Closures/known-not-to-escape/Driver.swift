let report = BasketReport(fruits: ["apple", "fig", "quince"])
print(report.total(), report.lines(), report.hasCheap)
