print(LuggageOptions([.bike, .skis]).price)
