print(ElderDiceCup.full().most(), ElderDiceCup().most())
