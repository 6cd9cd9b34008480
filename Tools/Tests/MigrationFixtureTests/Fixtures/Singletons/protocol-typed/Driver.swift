print(Ranger().patrol("lakeside"))
