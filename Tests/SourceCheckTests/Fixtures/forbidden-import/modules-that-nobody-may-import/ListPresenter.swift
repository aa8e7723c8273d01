class ListPresenter {}
