print(CoinToss().call(1), CoinToss().call(2))
