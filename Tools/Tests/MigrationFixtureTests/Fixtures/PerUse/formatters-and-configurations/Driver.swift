let report = DugongReport()
print(report.title())
