print(Auctioneer().call(), Auctioneer().peek())
