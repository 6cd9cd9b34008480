let ferryBox6169 = ferryContainer6169()
print(Ferry6169(resolver: ferryBox6169).sail(seat: 3, deck: "upper"))
print(FerryQueue6169(resolver: ferryBox6169).wait((FerryTicket6169.self, argument: 4)))
