print(QuayPlan.longest().length)
