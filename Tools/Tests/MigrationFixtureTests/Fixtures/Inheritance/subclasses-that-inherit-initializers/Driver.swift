print(HarborPage(model: 1).load(), HarborList(model: 2).load(), HarborMap(model: "3").load())
