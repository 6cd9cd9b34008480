print(QuollScreen().title())
