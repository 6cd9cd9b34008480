let purse = CoinPurse(coins: ["penny", "dime"])
print(purse.value(), purse + purse, CoinPurse.founded, CoinPurse.slogan)
