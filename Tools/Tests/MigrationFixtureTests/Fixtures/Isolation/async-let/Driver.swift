print(await HarvestPlan().measure())
