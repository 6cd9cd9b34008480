print(QuarryCart().trip(), QuarryCart(yard: StoneYard()).trip())
