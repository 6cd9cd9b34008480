print(BakeryOrder(customer: "Ida", loaves: 4).summary())
