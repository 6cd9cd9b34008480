print(LogBook(title: "May").page(), LogBook(title: "May").entry(), LogBook.stamp("entry"))
