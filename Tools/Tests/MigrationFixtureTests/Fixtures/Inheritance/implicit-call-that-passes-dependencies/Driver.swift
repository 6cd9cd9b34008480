print(Lagoon().depth(), LagoonBoat(sails: 2).drift(), LagoonBuoy(bells: 3).ring())
print(LagoonPier(length: 4).walk())
