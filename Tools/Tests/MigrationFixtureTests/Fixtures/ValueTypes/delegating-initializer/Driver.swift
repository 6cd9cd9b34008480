print(RecipeStep(text: "knead", minutes: 12).line(), RecipeStep(resting: 61).line())
