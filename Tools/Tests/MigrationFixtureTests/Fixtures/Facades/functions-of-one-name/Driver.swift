print(QuarryMap().draw(), QuarryMap().note())
print(SlateQuarry().split(), SlateQuarry().open())
