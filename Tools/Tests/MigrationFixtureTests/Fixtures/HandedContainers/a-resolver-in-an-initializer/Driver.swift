let bindery1402 = Bindery1402(binderyContainer1402(), name: "Leipzig")
print("open", bindery1402.bind("quarto"), bindery1402.bind("octavo"))
