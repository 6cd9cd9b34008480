print(GangwayPlan.count(dependencies: ["a"]), GangwayPlan.list(), GangwayPlan.isOpen())
print(GangwayNames.isOpen())
