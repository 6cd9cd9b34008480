print(Minstrel6212().sing(), Minstrel6213().sing())
