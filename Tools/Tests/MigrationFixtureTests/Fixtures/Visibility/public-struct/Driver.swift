var quote = FareQuote()
quote.zone += 2
print(quote.cents, FareQuote(zone: 5).cents)
