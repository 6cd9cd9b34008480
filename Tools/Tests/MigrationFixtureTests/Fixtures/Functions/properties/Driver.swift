print(LanternPlan.count, LanternPlan.first, LanternPlan.text(), LanternPlan.twice())
