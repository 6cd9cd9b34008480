print(Baker().bake(), Miller().grind())
