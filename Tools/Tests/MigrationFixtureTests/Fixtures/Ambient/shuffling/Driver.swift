let dealer = CardDealer()
print(dealer.deal().sorted(), dealer.one() != nil, dealer.isToday())
