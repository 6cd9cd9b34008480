print(Mint1417().strike(), Mint1417(scale: MintScale1417()).strike())
print(MintHand1417(coin: "penny").strike())
