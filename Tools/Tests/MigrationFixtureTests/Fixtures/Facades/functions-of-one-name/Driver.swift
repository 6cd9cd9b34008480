print(QuarryMap6143().draw(), QuarryMap6143().note())
