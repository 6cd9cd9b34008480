print(EchoChamber().echo())
