print(await CarWash().wash("van"))
