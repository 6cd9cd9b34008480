print(Bear().baskets())
