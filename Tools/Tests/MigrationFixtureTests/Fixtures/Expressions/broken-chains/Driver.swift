print(RecipeFinder().find())
