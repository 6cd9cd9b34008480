print(Workshop6106().work(), shed6106().work())
