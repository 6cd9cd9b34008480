print(Courier().tour())
