print(SailBoat6140().set(), SailLoft6140().open())
