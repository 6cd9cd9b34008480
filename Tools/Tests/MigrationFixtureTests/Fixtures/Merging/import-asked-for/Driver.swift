print(Basketmaker().baskets())
