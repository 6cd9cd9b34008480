print(Lamp5104().describe())
