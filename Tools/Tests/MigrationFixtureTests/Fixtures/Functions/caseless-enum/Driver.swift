print(TideReport.text(hour: 14))
